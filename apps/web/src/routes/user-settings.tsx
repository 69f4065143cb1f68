import { createFileRoute } from '@tanstack/react-router';
import { UserSettingsScreen } from '../features/user-settings/user-settings-screen.tsx';

export const Route = createFileRoute('/user-settings')({ component: UserSettingsScreen });
