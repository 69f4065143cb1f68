import type { KitLinkProps } from '@closewright/ui/link';
import type { MouseEvent } from 'react';
import { useNavigation } from '../navigation/navigation-context.ts';

/** The kit's links through the router: no page load, and the page behind is fetched when the link is pointed at. */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, ...rest }: KitLinkProps) {
  const navigation = useNavigation();
  const isInternal = href.startsWith('/') && rest.target === undefined;
  const preload = () => {
    if (isInternal) navigation.preload(href);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // Alt is held when an access key pressed the link by itself.
    if (event.defaultPrevented || !isInternal || !(isPlain || event.detail === 0)) return;
    event.preventDefault();
    void navigation.go(href);
  };
  return (
    <a
      href={href}
      onClick={follow}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload();
      }}
      {...rest}
    />
  );
}
