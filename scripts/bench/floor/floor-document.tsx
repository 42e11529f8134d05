import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { createFloorRouter } from './floor-app.tsx';

export async function renderFloor(path: string): Promise<string> {
  const router = createFloorRouter(createMemoryHistory({ initialEntries: [path] }));
  await router.load();
  return renderToString(<RouterProvider router={router} />);
}
