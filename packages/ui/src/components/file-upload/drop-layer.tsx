import { useDropzone } from 'react-dropzone';

export interface DropLayerProps {
  text: string;
  onFiles: (files: readonly File[]) => void;
}

/**
 * What catches a drop, folders included. It lies over the field only while files are dragged, and is loaded then: with the focus
 * and the click left to the button there is nothing else for it to do.
 */
export default function DropLayer({ text, onFiles }: DropLayerProps) {
  const { getRootProps, isDragActive } = useDropzone({
    noClick: true,
    noKeyboard: true,
    // Judged by the queue, with reasons; nothing is sorted out here.
    onDrop: (files) => onFiles(files),
  });
  return (
    <div
      {...getRootProps({ tabIndex: undefined, role: undefined })}
      data-slot="drop-layer"
      data-over={isDragActive ? '' : undefined}
      className="absolute inset-0 z-grid-head flex items-center justify-center rounded-sm bg-surface-selected font-medium text-accent-fg inset-ring-1 inset-ring-accent-border data-over:bg-surface-current"
    >
      {text}
    </div>
  );
}
