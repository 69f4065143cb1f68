/** Texts of the image viewer, en-US. */
export const imageViewerMessages = {
  size: 'Size',
  fit: 'Fit',
  actual: 'Actual size',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  rotate: 'Rotate right',
  percent: (percent: number) => `${percent}%`,
  state: (percent: number, turned: number) => (turned === 0 ? `${percent}%` : `${percent}%, turned ${turned} degrees`),
  loading: 'Loading the image',
  failed: 'The image could not be shown',
  failedHint: 'The file may be damaged or of a kind browsers do not show.',
  retry: 'Try again',
  none: 'No image',
};
