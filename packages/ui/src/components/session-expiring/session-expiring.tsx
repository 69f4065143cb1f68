import { type ReactNode, useState } from 'react';
import { Button } from '../button/index.ts';
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHead } from '../dialog/index.ts';
import { SESSION_NOTICE, secondsLeft, spokenSeconds } from './countdown.ts';
import { sessionExpiringMessages } from './session-expiring.messages.ts';

export interface SessionExpiringProps {
  open: boolean;
  /** Milliseconds until the log-out; the caller counts (see `useCountdown`). Default 60,000. */
  remaining?: number;
  /** Whole minutes without activity. Without it (another tab, the window left) it says so without a number. */
  idleMinutes?: number;
  /** After the first sentence: "Your drafts are saved." */
  note?: ReactNode;
  /** The person is there: also by Escape. */
  onKeepWorking: () => void;
  onLogOut: () => void;
  messages?: Partial<typeof sessionExpiringMessages>;
}

/** Says that the session ends, and when. 400 px, above everything but a full-page notice. The seconds change, nothing else moves. */
export function SessionExpiring({ open, ...body }: SessionExpiringProps) {
  return (
    <Dialog open={open} onDismiss={body.onKeepWorking}>
      <DialogContent size="session" layer="session" role="alertdialog" label={body.messages?.title}>
        <Body {...body} />
      </DialogContent>
    </Dialog>
  );
}

function Body({
  remaining = SESSION_NOTICE,
  idleMinutes,
  note,
  onKeepWorking,
  onLogOut,
  messages,
}: Omit<SessionExpiringProps, 'open'>) {
  const text = { ...sessionExpiringMessages, ...messages };
  const seconds = secondsLeft(remaining);
  const [atStart] = useState(seconds);
  const [before, figure, after] = text.loggingOut(seconds);
  return (
    <>
      <DialogHead title={text.title} closable={false} />
      <DialogBody>
        <p>
          {idleMinutes === undefined || idleMinutes < 1 ? text.left : text.idle(idleMinutes)} {note}
        </p>
        <p role="timer" aria-live="off" className="figures">
          {before}
          <b className="font-total">{figure}</b>
          {after}
        </p>
        <p role="status" className="sr-only">
          {text.loggingOut(spokenSeconds(seconds, atStart)).join('')}
        </p>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onLogOut}>{text.logOut}</Button>
        <Button variant="primary" data-autofocus="" onClick={onKeepWorking}>
          {text.keepWorking}
        </Button>
      </DialogFooter>
    </>
  );
}
