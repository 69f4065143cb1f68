import { cn } from '../../lib/cn.ts';
import { onDemand } from '../../lib/on-demand.ts';
import { buttonVariants } from '../button/index.ts';
import { useRemembered } from '../memory/index.ts';
import type { GridViewsProps } from './grid-views-button.tsx';
import { standardView } from './standard-view.ts';

/** As wide as the button, so that nothing moves when it comes. */
function Place({ gridKey, memory, messages, className }: GridViewsProps) {
  const [kept] = useRemembered<{ view?: unknown } | null>(`grid:${gridKey}`, memory);
  const name = kept?.view;
  return (
    <span aria-hidden className={cn(buttonVariants(), 'invisible max-w-56 min-w-0', className)}>
      <span className="size-3.5 flex-none" />
      <span className="truncate">{typeof name === 'string' ? name : (messages?.standard ?? standardView)}</span>
      <span className="size-3.5 flex-none" />
    </span>
  );
}

/**
 * The views of a grid that a user saved under names: a button with a menu, for the toolbar above the grid. Everything of it comes after
 * the grid's first paint; its place is kept meanwhile.
 */
export const GridViews = onDemand<GridViewsProps>(
  async () => ({ default: (await import('./grid-views-button.tsx')).GridViewsButton }),
  (props) => <Place {...props} />,
);
