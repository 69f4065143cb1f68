import * as lucide from 'lucide-react';

/** One icon at 16, 14 and 12 px with its words: for the sheets of icons only, because it brings all of lucide. */
export function IconRow({ name, text }: { name: string; text: string }) {
  const Icon = (lucide as unknown as Record<string, lucide.LucideIcon | undefined>)[name];
  return (
    <li className="flex h-6 items-center gap-2">
      {Icon ? (
        <>
          <Icon aria-hidden className="size-4 flex-none" strokeWidth={1.75} />
          <Icon aria-hidden className="size-3.5 flex-none" strokeWidth={1.75} />
          <Icon aria-hidden className="size-3 flex-none" strokeWidth={2.1} />
        </>
      ) : null}
      <span className="truncate">{text}</span>
    </li>
  );
}
