export type { PlainImage } from './image-refused.ts';
export { plainImage } from './plain-image.ts';
