import { createFileRoute } from '@tanstack/react-router';
import { RecordingScreen } from '../features/recording/recording-screen.tsx';
import { filePage } from '../records/file-route.ts';
import { openStatement } from '../records/settlement/open-statement.ts';

export const Route = createFileRoute('/order/$orderId/settlement/recording-fees-and-taxes')({
  ...filePage(openStatement),
  component: RecordingScreen,
});
