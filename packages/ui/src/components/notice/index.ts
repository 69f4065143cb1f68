export { noticeMessages } from './notice.messages.ts';
export { Notice, type NoticeProps } from './notice.tsx';
