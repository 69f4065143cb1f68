import { createFileRoute } from '@tanstack/react-router';
import { useNavigation } from '../app/navigation/navigation-context.ts';
import { alertSource } from '../features/alerts/alert-source.ts';
import { AlertsScreen } from '../features/alerts/alerts-screen.tsx';

export const Route = createFileRoute('/alarms')({ component: AlertsPage });

function AlertsPage() {
  const { go } = useNavigation();
  return <AlertsScreen onOpen={(alert) => void go(alertSource(alert))} />;
}
