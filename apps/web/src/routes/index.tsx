import { createFileRoute, redirect } from '@tanstack/react-router';
import { homePath } from '../app/navigation/home-path.ts';

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    throw redirect({ to: homePath, replace: true });
  },
});
