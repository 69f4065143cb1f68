import { type ComponentType, type ReactNode, useMemo } from 'react';

/** A story as its file writes it. */
interface Drawn {
  component?: ComponentType<Record<string, unknown>>;
  render?: (args: Record<string, unknown>, context: object) => ReactNode;
  args?: Record<string, unknown>;
  decorators?: Decorator | Decorator[];
}
type Decorator = (Story: () => ReactNode, context: object) => ReactNode;

/** A module of stories. */
export interface StoryModule {
  default: Drawn;
  [story: string]: Drawn;
}

/**
 * Draws a story of a part inside another page: the board shows what the parts' own stories show, so it never falls behind. What a play
 * function does is left out, so nothing floats.
 */
export function Sample({ module, story, name }: { module: StoryModule; story: string; name: string }) {
  const Drawing = useMemo(() => {
    const meta = module.default;
    const chosen = module[story];
    if (!chosen) throw new Error(`${name} has no story ${story}`);
    const args = { ...meta.args, ...chosen.args };
    const context = { args, globals: {}, parameters: {}, viewMode: 'story' };
    const Component = chosen.component ?? meta.component;
    const render = chosen.render ?? meta.render ?? (() => (Component ? <Component {...args} /> : null));
    return [chosen.decorators ?? [], meta.decorators ?? []].flat().reduce<() => ReactNode>(
      (Inner, decorate) =>
        function Decorated() {
          return decorate(Inner, context);
        },
      () => render(args, context),
    );
  }, [module, story, name]);
  return <Drawing />;
}
