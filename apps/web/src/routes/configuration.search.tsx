import { createFileRoute } from '@tanstack/react-router';
import { ConfigurationSearchScreen } from '../features/configuration/search/configuration-search-screen.tsx';

export const Route = createFileRoute('/configuration/search')({ component: ConfigurationSearchScreen });
