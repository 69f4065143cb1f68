import type { ReactNode } from 'react';

/** A form grid for stories: 12 columns, the gaps of the density around. */
export function StoryForm({
  children,
  columns = 4,
  width = 720,
}: {
  children: ReactNode;
  columns?: number;
  width?: number;
}) {
  return (
    <div className="p-3" style={{ maxWidth: width }}>
      <div
        className="grid gap-x-field-x gap-y-field-y"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {children}
      </div>
    </div>
  );
}

/** A row of small parts. */
export function StoryRow({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <div className="p-3">
      {title ? <p className="mb-1.5 text-micro font-medium text-subtle">{title}</p> : null}
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </div>
  );
}

/** What a part is shown in besides light, compact and left to right. */
export const looks = {
  dark: { theme: 'dark' },
  contrast: { theme: 'contrast' },
  comfortable: { density: 'default' },
  roomy: { density: 'roomy' },
  rtl: { direction: 'rtl' },
} as const;

/** Looks in which a story is compared too, one after the other, while it stays mounted (.storybook/looks.ts). */
export const inLooks = (...names: (keyof typeof looks)[]) => ({ parameters: { looks: names } });
