export { Button, type ButtonProps } from './button.tsx';
export { type ButtonVariants, buttonVariants } from './button.variants.ts';
