import { resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { type ApiSandbox, createApiSandbox } from './createApiSandbox.ts'

/**
 * The Vite plugin that has the server of a page answer the calls of a flow's API below `/api`, in development and preview. The
 * flow file stands below the root of the page.
 */
export function apiSandboxPlugin(flowFile = 'flow.json'): Plugin {
  let answer: ApiSandbox
  let open: () => ApiSandbox
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    const work = async () => {
      try {
        if (!(await answer(request, response))) next()
      } catch (error) {
        next(error)
      }
    }
    void work()
  }
  return {
    name: 'api-sandbox',
    configResolved({ root }) {
      open = () => createApiSandbox(resolve(root, flowFile))
    },
    configureServer({ middlewares, watcher }) {
      answer = open()
      middlewares.use('/api', serve)
      watcher.on('change', (file) => {
        if (!file.endsWith('.json')) return
        try {
          answer = open()
        } catch {
          // A faulty edit is told in the page; until it is mended the sandbox stays as it was.
        }
      })
    },
    configurePreviewServer({ middlewares }) {
      answer = open()
      middlewares.use('/api', serve)
    },
  }
}
