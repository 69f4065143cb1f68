export { PageHead, type PageHeadProps, PageHeadRule } from './page-head.tsx';
