export { FileUpload, type FileUploadProps } from './file-upload.tsx';
export type {
  PieceAnswer,
  ScanState,
  Upload,
  UploadInPieces,
  UploadItem,
  UploadMethod,
  UploadPiece,
  UploadState,
  UploadWork,
} from './upload.types.ts';
export type { UploadRefusal, UploadRules } from './upload-rules.ts';
