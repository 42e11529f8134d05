/** The smallest shop on our own stack: one page of tiles, React and TanStack Router, rendered on the server. What it costs no page of ours can do without. */
import { createRootRoute, createRoute, createRouter, Link } from '@tanstack/react-router';
import type { RouterHistory } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

const TILES = Array.from({ length: 12 }, (_, index) => index + 1);

function Home() {
  const [isPerPerson, setPerPerson] = useState(true);
  // As the shop says it.
  useEffect(() => { Object.assign(document.documentElement.dataset, { app: 'ready', router: 'on' }); }, []);
  return (
    <main data-page="home">
      <h1>Floor</h1>
      <img src="/picture.webp" alt="" width={780} height={440} fetchPriority="high" />
      <button type="button" onClick={() => setPerPerson(!isPerPerson)}>{isPerPerson ? 'per person' : 'in all'}</button>
      <ul>
        {TILES.map((tile) => <li key={tile}><Link to="/hotel/$hotel" params={{ hotel: String(tile) }}>Hotel {tile}, {isPerPerson ? tile : 2 * tile} 000 Kč</Link></li>)}
      </ul>
    </main>
  );
}

const root = createRootRoute();
const home = createRoute({ getParentRoute: () => root, path: '/', component: Home });
const hotel = createRoute({ getParentRoute: () => root, path: '/hotel/$hotel', component: () => <main data-page="hotel"><h1>Hotel</h1></main> });

export function createFloorRouter(history: RouterHistory) {
  return createRouter({ routeTree: root.addChildren([home, hotel]), history });
}
