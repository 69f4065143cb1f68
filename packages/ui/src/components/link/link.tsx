import {
  type AnchorHTMLAttributes,
  type ComponentType,
  createContext,
  type ReactNode,
  type Ref,
  useContext,
} from 'react';
import { cn } from '../../lib/cn.ts';

/** What the kit asks of a link: an anchor with an address. A router's link is adapted to it once, in the app. */
export interface KitLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const Context = createContext<ComponentType<KitLinkProps> | null>(null);

export interface LinkProviderProps {
  /** Renders the links of the kit, such as a wrapper around the router's own link. It must render an `<a href>` and pass on all props. */
  component: ComponentType<KitLinkProps>;
  children: ReactNode;
}

/** Tells the kit how to make links. Without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <Context value={component}>{children}</Context>;
}

/** A link that follows the provider. */
export function KitLink(props: KitLinkProps) {
  const Component = useContext(Context);
  return Component ? <Component {...props} /> : <a {...props} />;
}

/** A link in text: ink, underlined, 24 px target in lists by its line. */
export function TextLink({ className, ...props }: KitLinkProps) {
  return <KitLink {...props} className={cn('text-link underline decoration-1 underline-offset-2', className)} />;
}
