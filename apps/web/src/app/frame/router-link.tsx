import type { KitLinkProps } from '@closewright/ui/link';
import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';

/** The kit's links through the router: no page load, and the page behind is fetched when the link is pointed at. */
export function RouterLink({ href, onClick, onPointerEnter, onFocus, ...rest }: KitLinkProps) {
  const router = useRouter();
  const isInternal = href.startsWith('/') && rest.target === undefined;
  const preload = () => {
    if (isInternal) router.preloadRoute({ to: '.', href }).catch(() => {});
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    // Alt is held when an access key pressed the link by itself.
    if (event.defaultPrevented || !isInternal || !(isPlain || event.detail === 0)) return;
    event.preventDefault();
    void router.navigate({ href });
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
