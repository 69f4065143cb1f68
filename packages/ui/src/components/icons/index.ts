export { fixedIcons } from './fixed-icons.ts';
