export { FileUpload, type FileUploadProps } from './file-upload.tsx';
export type { Upload, UploadItem, UploadState } from './upload-queue.ts';
export type { UploadRefusal, UploadRules } from './upload-rules.ts';
