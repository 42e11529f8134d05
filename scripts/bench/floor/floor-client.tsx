import { createBrowserHistory, RouterProvider } from '@tanstack/react-router';
import { hydrateRoot } from 'react-dom/client';
import { createFloorRouter } from './floor-app.tsx';

const router = createFloorRouter(createBrowserHistory());
await router.load();
hydrateRoot(document.querySelector('#app')!, <RouterProvider router={router} />);
