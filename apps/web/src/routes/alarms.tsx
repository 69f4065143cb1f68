import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { alertSource } from '../features/alerts/alert-source.ts';
import { AlertsScreen } from '../features/alerts/alerts-screen.tsx';

export const Route = createFileRoute('/alarms')({ component: AlertsPage });

function AlertsPage() {
  const navigate = useNavigate();
  return <AlertsScreen onOpen={(alert) => void navigate({ href: alertSource(alert) })} />;
}
