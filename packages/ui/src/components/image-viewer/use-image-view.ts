import { type KeyboardEvent, useState } from 'react';
import { fitZoom, stepZoom } from '../../lib/zoom.ts';

/** Width and height in px. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ImageView {
  /** Fit, actual, or a factor reached by zooming. */
  mode: 'fit' | 'actual' | 'zoom';
  /** Factor of the actual size that is shown. */
  zoom: number;
  /** Degrees clockwise: 0, 90, 180, 270. */
  turned: number;
  /** Size of the image as it lies on the screen, turned. */
  shown: Size;
  setMode: (mode: 'fit' | 'actual') => void;
  zoomBy: (direction: 1 | -1) => void;
  rotate: () => void;
  /** `+`, `-`, `0` fit, `1` actual size, `R` turn. The arrows scroll by themselves. */
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/** Zoom and rotation of an image of a size in a room. */
export function useImageView(natural: Size | null, room: Size, initial: 'fit' | 'actual'): ImageView {
  const [mode, setMode] = useState<ImageView['mode']>(initial);
  const [factor, setFactor] = useState(1);
  const [turned, setTurned] = useState(0);
  const size = natural ?? { width: 0, height: 0 };
  const lying = turned % 180 === 0 ? size : { width: size.height, height: size.width };
  const zoom = mode === 'fit' ? fitZoom(lying, room) : mode === 'actual' ? 1 : factor;
  const zoomBy = (direction: 1 | -1) => {
    setFactor(stepZoom(zoom, direction));
    setMode('zoom');
  };
  const rotate = () => setTurned((turned + 90) % 360);
  return {
    mode,
    zoom,
    turned,
    shown: { width: lying.width * zoom, height: lying.height * zoom },
    setMode,
    zoomBy,
    rotate,
    onKeyDown: (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = {
        '+': () => zoomBy(1),
        '=': () => zoomBy(1),
        '-': () => zoomBy(-1),
        '0': () => setMode('fit'),
        '1': () => setMode('actual'),
        r: rotate,
      }[event.key.toLowerCase()];
      if (!act) return;
      event.preventDefault();
      act();
    },
  };
}
