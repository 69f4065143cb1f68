import { RefreshCw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button } from '../button/index.ts';
import { EmptyState } from '../empty-state/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { imageViewerMessages } from './image-viewer.messages.ts';
import { type Size, useImageView } from './use-image-view.ts';

export interface ImageViewerProps {
  /** Address of the image; nothing shows "No image". */
  src: string | null | undefined;
  /** What the image shows, in words: "Check 20417, front". */
  alt: string;
  /** Size at the start. Default 'fit'. */
  defaultMode?: 'fit' | 'actual';
  className?: string;
  messages?: Partial<typeof imageViewerMessages>;
}

/** A scanned page, check or photo: fit or actual size, zoom, pan, turn. Give it a height by `className`. */
export function ImageViewer({ src, alt, defaultMode = 'fit', className, messages }: ImageViewerProps) {
  const text = { ...imageViewerMessages, ...messages };
  const area = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<{ src: string; size: Size | null } | null>(null);
  const current = loaded?.src === `${attempt} ${src}` ? loaded : null;
  const view = useImageView(current?.size ?? null, room, defaultMode);
  const failed = current !== null && current.size === null;

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    // The outer box: the inner one changes when scroll bars come and go, and fit would follow them back and forth.
    const measure = () => setRoom({ width: element.offsetWidth - 2, height: element.offsetHeight - 2 });
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const percent = Math.round(view.zoom * 100);
  const ready = current !== null && !failed;
  return (
    <div
      data-slot="image-viewer"
      data-state={view.mode}
      className={cn('flex min-h-0 flex-col gap-2 text-default', className)}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset: this is a picture that scrolls */}
      <div
        ref={area}
        role="group"
        aria-label={alt}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the place of the keys, and it scrolls
        tabIndex={0}
        onKeyDown={view.onKeyDown}
        onPointerDown={startPan}
        className={cn(
          'min-h-0 flex-auto overflow-auto rounded-sm border border-hairline bg-surface-sunken focus-visible:outline-offset-[-2px]',
          ready && view.mode !== 'fit' && 'cursor-grab active:cursor-grabbing',
        )}
      >
        {!src ? (
          <EmptyState title={text.none} />
        ) : failed ? (
          <EmptyState
            kind="error"
            title={text.failed}
            action={
              <Button size="sm" icon={RefreshCw} onClick={() => setAttempt(attempt + 1)}>
                {text.retry}
              </Button>
            }
          >
            {text.failedHint}
          </EmptyState>
        ) : (
          <>
            {!ready && <Skeleton rows={6} className="p-3" label={text.loading} />}
            <div className="grid min-h-full min-w-full w-fit place-items-center">
              <div className="relative" style={view.shown}>
                <img
                  key={`${attempt} ${src}`}
                  src={src}
                  alt={alt}
                  draggable={false}
                  onLoad={({ currentTarget: image }) =>
                    setLoaded({
                      src: `${attempt} ${src}`,
                      size: { width: image.naturalWidth, height: image.naturalHeight },
                    })
                  }
                  onError={() => setLoaded({ src: `${attempt} ${src}`, size: null })}
                  className={cn('absolute top-1/2 left-1/2 max-w-none', !ready && 'invisible')}
                  style={{
                    width: (current?.size?.width ?? 0) * view.zoom,
                    height: (current?.size?.height ?? 0) * view.zoom,
                    transform: `translate(-50%, -50%) rotate(${view.turned}deg)`,
                  }}
                />
              </div>
            </div>
          </>
        )}
      </div>
      <div data-print="hide" className="flex flex-none flex-wrap items-center gap-1.5">
        <SegmentedControl
          label={text.size}
          options={[
            { value: 'fit', label: text.fit },
            { value: 'actual', label: text.actual },
          ]}
          value={view.mode as 'fit' | 'actual'}
          onValueChange={view.setMode}
          disabled={!ready}
        />
        <IconButton
          size="sm"
          icon={ZoomOut}
          label={text.zoomOut}
          shortcut="-"
          disabled={!ready}
          onClick={() => view.zoomBy(-1)}
        />
        <span aria-hidden className="w-11 text-center text-label text-muted figures">
          {ready && text.percent(percent)}
        </span>
        <IconButton
          size="sm"
          icon={ZoomIn}
          label={text.zoomIn}
          shortcut="+"
          disabled={!ready}
          onClick={() => view.zoomBy(1)}
        />
        <IconButton
          size="sm"
          icon={RotateCw}
          label={text.rotate}
          shortcut="R"
          disabled={!ready}
          onClick={view.rotate}
        />
        <span role="status" className="sr-only">
          {ready ? text.state(percent, view.turned) : ''}
        </span>
      </div>
    </div>
  );
}

/** Dragging with the mouse scrolls; touch and wheel scroll by themselves. */
function startPan(event: PointerEvent<HTMLElement>): void {
  if (event.pointerType !== 'mouse' || event.button !== 0) return;
  const area = event.currentTarget;
  const from = { x: event.clientX + area.scrollLeft, y: event.clientY + area.scrollTop };
  const move = (moved: globalThis.PointerEvent) => area.scrollTo(from.x - moved.clientX, from.y - moved.clientY);
  const stop = () => {
    area.removeEventListener('pointermove', move);
    area.removeEventListener('pointerup', stop);
    area.removeEventListener('pointercancel', stop);
  };
  area.setPointerCapture(event.pointerId);
  area.addEventListener('pointermove', move);
  area.addEventListener('pointerup', stop);
  area.addEventListener('pointercancel', stop);
}
