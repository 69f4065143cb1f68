import { CircleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { licenceGaugeMessages } from './licence-gauge.messages.ts';
import { ALERT_THRESHOLD, licenceUsage } from './usage.ts';

export interface LicenceGaugeProps {
  /** Users active now. */
  active: number;
  /** Users the licence allows. 0 is safe. */
  licensed: number;
  /** Percent above which an enforced licence is in danger. Default 95. */
  alertThreshold?: number;
  /** The licence is enforced: only then is there danger. Default false. */
  enforced?: boolean;
  /** Milliseconds before the ring fills. Default 500; 0 draws it at once, and so does reduced motion. */
  delay?: number;
  className?: string;
  messages?: Partial<typeof licenceGaugeMessages>;
}

const RADIUS = 50;
const CENTRE = { x: 77, y: 60 };

/** A point on the half ring: 0 percent is left, 100 right. */
function point(percent: number, radius: number): { x: number; y: number } {
  const angle = Math.PI * (1 - percent / 100);
  return { x: CENTRE.x + radius * Math.cos(angle), y: CENTRE.y - radius * Math.sin(angle) };
}

const reducedMotion = () => typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;

/** How many of the licensed users are active: a half ring with a tick at the alert threshold, and the numbers in words. */
export function LicenceGauge({
  active,
  licensed,
  alertThreshold = ALERT_THRESHOLD,
  enforced = false,
  delay = 500,
  className,
  messages,
}: LicenceGaugeProps) {
  const text = { ...licenceGaugeMessages, ...messages };
  const { percent, danger } = licenceUsage(active, licensed, { alertThreshold, enforced });
  const [filled, setFilled] = useState(() => delay <= 0 || reducedMotion());
  useEffect(() => {
    if (filled) return;
    const timer = setTimeout(() => setFilled(true), delay);
    return () => clearTimeout(timer);
  }, [filled, delay]);

  const start = point(0, RADIUS);
  const end = point(100, RADIUS);
  const arc = `M${start.x} ${start.y} A${RADIUS} ${RADIUS} 0 0 1 ${end.x} ${end.y}`;
  const threshold = Math.min(100, Math.max(0, alertThreshold));
  const tick = [point(threshold, RADIUS + 6), point(threshold, RADIUS + 11)] as const;
  const label = point(threshold, RADIUS + 14);
  return (
    <div
      data-slot="licence-gauge"
      data-state={danger ? 'danger' : 'success'}
      className={cn('flex w-fit flex-col items-center gap-1 text-body text-default', className)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: the native meter cannot be drawn as a half ring with a tick */}
      <div
        role="meter"
        aria-label={text.label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={[text.value(percent, active, licensed), danger && text.over].filter(Boolean).join(', ')}
      >
        <svg aria-hidden width={154} height={66} viewBox="0 0 154 66" className="block overflow-visible">
          <path
            d={arc}
            fill="none"
            strokeWidth={10}
            className="stroke-(--border-hairline) forced-colors:[stroke:GrayText]"
          />
          <path
            d={arc}
            fill="none"
            strokeWidth={10}
            pathLength={100}
            strokeDasharray={`${filled ? percent : 0} 200`}
            className={cn(
              'transition-[stroke-dasharray] duration-slow motion-reduce:transition-none',
              danger ? 'stroke-danger-solid' : 'stroke-success-border',
              'forced-colors:[stroke:CanvasText]',
              percent === 0 && 'invisible',
            )}
          />
          {danger && filled ? (
            // Hatched, so that it is told from a healthy one without its colour.
            <path
              d={arc}
              fill="none"
              strokeWidth={10}
              pathLength={100}
              strokeDasharray={`${'0 3 1 0 '.repeat(Math.floor(percent / 4))}0 200`}
              className="stroke-(--surface-base) opacity-60 forced-colors:[stroke:Canvas]"
            />
          ) : null}
          <path
            d={`M${tick[0].x} ${tick[0].y}L${tick[1].x} ${tick[1].y}`}
            strokeWidth={1.5}
            className="stroke-(--text-subtle) forced-colors:[stroke:CanvasText]"
          />
          <text
            x={label.x}
            y={label.y + 4}
            textAnchor={threshold > 55 ? 'start' : threshold < 45 ? 'end' : 'middle'}
            className="fill-(--text-muted) text-micro figures"
          >
            {threshold}
          </text>
          <text
            x={CENTRE.x}
            y={CENTRE.y - 2}
            textAnchor="middle"
            className="fill-(--text-default) text-figure font-semibold figures"
          >
            {percent}%
          </text>
        </svg>
      </div>
      <p className="text-label figures">
        {text.active(active, licensed)}
        <span className="sr-only">. {text.threshold(threshold)}</span>
      </p>
      {danger && (
        <p
          role="status"
          className="mt-1 flex max-w-[280px] items-start gap-2 rounded-sm border border-danger-border bg-danger-bg px-2.5 py-1.5 text-label text-default"
        >
          <CircleAlert aria-hidden className="mt-px size-icon-sm flex-none text-danger-fg" strokeWidth={1.75} />
          {text.alert(percent)}
        </p>
      )}
    </div>
  );
}
