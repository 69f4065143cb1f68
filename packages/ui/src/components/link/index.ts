export { KitLink, type KitLinkProps, LinkProvider, type LinkProviderProps, TextLink } from './link.tsx';
