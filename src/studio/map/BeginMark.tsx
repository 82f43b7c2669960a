import { Handle, Position } from '@xyflow/react'

/** Where the flow begins, on the map. */
export function BeginMark() {
  return (
    <>
      <div className="begin" aria-hidden="true">
        Start
      </div>
      <Handle type="source" position={Position.Bottom} isConnectable={false} />
    </>
  )
}
