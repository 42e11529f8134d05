import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { hydrateRoot } from 'react-dom/client';
import { createFloorRouter } from './floor-app.tsx';

const router = createFloorRouter(createBrowserHistory());
// Without it the router draws one Suspense more than its server did, and React throws the document's elements away.
router.ssr = { manifest: undefined };
await router.load();
hydrateRoot(document.querySelector('#app')!, <RouterProvider router={router} />);
