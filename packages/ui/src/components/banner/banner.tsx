import { Info, Layers, Lock, type LucideIcon, OctagonX, TriangleAlert, UserRoundPen } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { bannerMessages } from './banner.messages.ts';
import { bannerBox, bannerIcon } from './banner.variants.ts';

export type BannerTone = 'info' | 'warning' | 'danger' | 'neutral';

/** Fixed icons of the look: one meaning each. */
const icons = {
  'in-use': UserRoundPen,
  locked: Lock,
  consolidated: Layers,
  blocked: OctagonX,
  warning: TriangleAlert,
  info: Info,
};

export interface BannerProps {
  tone?: BannerTone;
  /** A named icon of the look, or another. Default by tone. */
  icon?: keyof typeof icons | LucideIcon;
  /** Who and since when, bold: "The escrow officer has this file open since 9:12 AM." */
  title: ReactNode;
  /** What you may do, in one sentence. */
  children?: ReactNode;
  /** Small buttons at the right. */
  actions?: ReactNode;
  /** Accessible name of the region. */
  label?: string;
  className?: string;
  messages?: Partial<typeof bannerMessages>;
}

const byTone: Record<BannerTone, LucideIcon> = {
  info: Info,
  warning: TriangleAlert,
  danger: TriangleAlert,
  neutral: Info,
};

/** The 36 px band under the file header. One at a time; the caller picks by rank. It is announced when it appears or changes. */
export function Banner({ tone = 'info', icon, title, children, actions, label, className, messages }: BannerProps) {
  const Icon = typeof icon === 'string' ? icons[icon] : (icon ?? byTone[tone]);
  return (
    <section
      data-slot="banner"
      data-tone={tone}
      aria-label={label ?? { ...bannerMessages, ...messages }[tone]}
      className={cn(bannerBox({ tone }), className)}
    >
      <Icon aria-hidden className={bannerIcon({ tone })} strokeWidth={1.75} />
      <p role="status" className="min-w-0 truncate">
        <b className="font-semibold">{title}</b>
        {children !== undefined && <> {children}</>}
      </p>
      {actions && <div className="ml-auto flex flex-none gap-1.5">{actions}</div>}
    </section>
  );
}
