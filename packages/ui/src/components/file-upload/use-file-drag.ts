import { useLayoutEffect, useState } from 'react';

const withFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** True while files are dragged anywhere over the page: the page is listened to from the moment the field is shown. */
export function useFileDrag(enabled: boolean): { dragging: boolean; end: () => void } {
  const [dragging, setDragging] = useState(false);
  useLayoutEffect(() => {
    if (!enabled) return;
    // Entering a child is told before leaving its parent, so the two are counted.
    let inside = 0;
    const enter = (event: DragEvent) => {
      if (!withFiles(event)) return;
      inside += 1;
      setDragging(true);
    };
    const leave = (event: DragEvent) => {
      if (!withFiles(event)) return;
      inside = Math.max(0, inside - 1);
      if (inside === 0) setDragging(false);
    };
    const end = () => {
      inside = 0;
      setDragging(false);
    };
    window.addEventListener('dragenter', enter);
    window.addEventListener('dragleave', leave);
    window.addEventListener('dragend', end);
    window.addEventListener('drop', end);
    return () => {
      window.removeEventListener('dragenter', enter);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('dragend', end);
      window.removeEventListener('drop', end);
    };
  }, [enabled]);
  return { dragging, end: () => setDragging(false) };
}
