import { createFileRoute, redirect } from '@tanstack/react-router';

/**
 * The pages that need somebody signed in. Without a session they lead to the first page, which brings the
 * visitor back after signing in. It is a convenience: the server decides who may see what.
 */
export const Route = createFileRoute('/_member')({
  beforeLoad: ({ context: { user }, location }) => {
    if (!user) throw redirect({ to: '/', search: { next: location.href }, replace: true });
  },
});
