import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from '../../lib/cn.ts';
import { ProductMark } from '../product-mark/index.ts';
import { noticeMessages } from './notice.messages.ts';

export interface NoticeProps {
  /** What is the matter, 18 px. */
  title: string;
  /** Two lines at most: why, and what to do. */
  children: ReactNode;
  /** At most two buttons; the primary first. */
  actions?: ReactNode;
  /** Instead of the product mark. */
  icon?: ReactNode;
  /** Issue code or request id, small, to read out to support. */
  code?: string;
  /** Covers the window (default) or fills the box it is in. */
  fullPage?: boolean;
  className?: string;
  messages?: Partial<typeof noticeMessages>;
}

/** Full-page notice: nothing else can be done here. Left aligned, no illustration. Takes the focus so that it is read. */
export function Notice({ title, children, actions, icon, code, fullPage = true, className, messages }: NoticeProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (fullPage && (document.activeElement === null || document.activeElement === document.body))
      heading.current?.focus();
  }, [fullPage]);
  const text = { ...noticeMessages, ...messages };
  return (
    <main
      data-slot="notice"
      className={cn(
        'bg-surface-canvas text-body text-default',
        fullPage ? 'fixed inset-0 z-notice overflow-auto p-[12vh_max(24px,12vw)]' : 'p-7',
        className,
      )}
    >
      <div className="max-w-[440px]">
        {icon ?? <ProductMark tile />}
        <h1 ref={heading} tabIndex={-1} className="mt-5 text-title font-total tracking-tight focus:outline-none">
          {title}
        </h1>
        <div className="mt-1.5 text-muted">{children}</div>
        {code !== undefined && (
          <p className="mt-2 text-micro text-subtle">
            {text.code} <span className="identifier select-all">{code}</span>
          </p>
        )}
        {actions && <div className="mt-4 flex gap-2">{actions}</div>}
      </div>
    </main>
  );
}
