import { createFileRoute, redirect } from '@tanstack/react-router';

export const Route = createFileRoute('/hugo/')({
  beforeLoad: () => {
    throw redirect({ to: '/hugo/vote/{-$id}', replace: true });
  },
});
