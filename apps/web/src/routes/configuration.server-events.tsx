import { createFileRoute } from '@tanstack/react-router';
import { ServerEventsScreen } from '../features/configuration/server-events/server-events-screen.tsx';

export const Route = createFileRoute('/configuration/server-events')({ component: ServerEventsScreen });
