import { useCallback } from 'react'
import { useStudio } from '../StudioContext.ts'
import { applyEdit } from './edits/applyEdit.ts'
import type { FlowEdit } from './edits/FlowEdit.ts'

/** Does an edit of the flow at once. */
export function useEdit(): (edit: FlowEdit) => void {
  const { workspace } = useStudio()
  return useCallback((edit) => applyEdit(workspace, edit), [workspace])
}
