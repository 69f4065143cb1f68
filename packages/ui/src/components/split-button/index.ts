export type { MenuEntry } from '../dropdown-menu/menu-button.types.ts';
export { SplitButton, type SplitButtonProps } from './split-button.tsx';
