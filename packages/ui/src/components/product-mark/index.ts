export { ProductMark, type ProductMarkProps } from './product-mark.tsx';
