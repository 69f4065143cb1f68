import { type Notice as NoticeText, noticeActions, notices } from '@closewright/domain/session';
import { Button } from '@closewright/ui/button';
import { Notice } from '@closewright/ui/notice';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { StartUpResult } from './start-up.ts';

type NoticeResult = Extract<StartUpResult, { kind: 'notice' | 'customNotice' }>;

/** Shows how the start-up ended, without router or data: what happened, and at most one thing to do about it. */
export async function showNotice(root: HTMLElement, result: NoticeResult): Promise<void> {
  const notice: NoticeText = result.kind === 'notice' ? notices[result.code] : { ...result.notice, actions: [] };
  const act = (id: string) => {
    if (id === noticeActions.backToLogin.id && result.kind === 'notice' && result.identity)
      void result.identity.logOut();
    else location.reload();
  };
  const buttons = notice.actions.map(({ id, label }, at) => (
    <Button key={id} variant={at === 0 ? 'primary' : 'secondary'} onClick={() => act(id)}>
      {label}
    </Button>
  ));
  const icon = result.kind === 'customNotice' ? await iconOf(notice.icon) : undefined;
  document.title = `Closewright - ${notice.title}`;
  createRoot(root).render(
    <Notice title={notice.title} icon={icon} actions={buttons.length > 0 ? buttons : undefined}>
      {notice.message}
    </Notice>,
  );
}

/** A tenant's own notice shows its own icon; ours show the mark of the product. */
async function iconOf(name: string): Promise<ReactNode> {
  const { noticeIcon } = await import('./notice-icons.ts');
  const Icon = noticeIcon(name);
  return <Icon aria-hidden className="size-8 text-muted" strokeWidth={1.5} />;
}
