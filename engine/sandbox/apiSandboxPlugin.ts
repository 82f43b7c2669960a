import { resolve } from 'node:path'
import type { Connect, Plugin } from 'vite'
import { type ApiSandbox, createApiSandbox } from './createApiSandbox.ts'

/**
 * Creates a Vite plugin that answers the calls of a flow's API below `/api`, in development and preview. The path of the flow file is
 * relative to the root of the page.
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
          // The page shows a faulty edit; until the author fixes it, the sandbox keeps its last version.
        }
      })
    },
    configurePreviewServer({ middlewares }) {
      answer = open()
      middlewares.use('/api', serve)
    },
  }
}
