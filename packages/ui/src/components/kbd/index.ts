export { Kbd, type KbdProps } from './kbd.tsx';
export { ariaKeys } from './kbd.variants.ts';
