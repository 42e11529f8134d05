/** The map itself: MapLibre over coasts and borders of our own; loaded when a map is opened, with nothing from other hosts. */
import { Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import regions from 'virtual:sold-regions';
import type { Coordinates } from '../../domain/offers/coordinates.ts';
import { viewRadius } from '../../domain/offers/map-clusters.ts';

/** Natural Earth at 1 : 10 million: closer than this its coasts are not true. */
const CLOSEST = 7.5;
const FARTHEST = 1.5;
/** And at 1 : 110 million, which all of the world is drawn at beyond the regions that are sold. */
const FAR = 4;
/** A single place is shown with its surroundings. */
const AROUND_ONE = 6.5;

export interface MapDrawing {
  /** Pixels from the map's upper left corner. */
  pixelOf: (place: Coordinates) => { x: number; y: number };
  /** Of the map, in pixels. */
  size: () => { width: number; height: number };
  zoom: () => number;
  canZoomIn: () => boolean;
  zoomBy: (steps: number) => void;
  /** Brings places into view; at once where `isFirst`. */
  show: (places: readonly Coordinates[], isFirst: boolean) => void;
  /** What is in view: its middle, and kilometres to its nearer edge. */
  view: () => Coordinates & { radius: number };
  remove: () => void;
}

/** @param name what it is to those who listen @param onMoved whenever another part of the world is in view @throws where the browser has no WebGL */
export async function drawMap(element: HTMLElement, name: string, onMoved: () => void): Promise<MapDrawing> {
  setWorkerUrl(new URL(workerUrl, location.href).href);
  const colour = (role: string) => getComputedStyle(element).getPropertyValue(role).trim();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LibreMap({
    container: element,
    locale: { 'Map.Title': name },
    style: {
      version: 8,
      sources: {
        farLand: { type: 'geojson', data: regions.far.land },
        farLines: { type: 'geojson', data: regions.far.lines },
        sea: { type: 'geojson', data: { type: 'MultiPolygon', coordinates: regions.windows.map(([west, south, east, north]) => [[[west, south], [east, south], [east, north], [west, north], [west, south]]]) } },
        land: { type: 'geojson', data: regions.land },
        lines: { type: 'geojson', data: regions.lines },
      },
      layers: [
        { id: 'unknown', type: 'background', paint: { 'background-color': colour('--surface-sunken') } },
        { id: 'far-sea', type: 'background', maxzoom: FAR, paint: { 'background-color': colour('--info-surface') } },
        { id: 'far-land', type: 'fill', source: 'farLand', maxzoom: FAR, paint: { 'fill-color': colour('--surface-raised'), 'fill-antialias': false } },
        { id: 'far-lines', type: 'line', source: 'farLines', maxzoom: FAR, paint: { 'line-color': colour('--border-strong'), 'line-width': 1 } },
        { id: 'sea', type: 'fill', source: 'sea', paint: { 'fill-color': colour('--info-surface'), 'fill-antialias': false } },
        { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colour('--surface-raised'), 'fill-antialias': false } },
        { id: 'lines', type: 'line', source: 'lines', paint: { 'line-color': colour('--border-strong'), 'line-width': 1 } },
      ],
    },
    center: [18, 40], zoom: 3, minZoom: FARTHEST, maxZoom: CLOSEST,
    attributionControl: false, dragRotate: false, pitchWithRotate: false, touchPitch: false, renderWorldCopies: false, fadeDuration: 0, refreshExpiredTiles: false,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  map.on('move', onMoved);
  await new Promise<void>((resolve, reject) => {
    map.once('load', () => resolve());
    map.once('error', ({ error }) => reject(error));
  });
  return {
    pixelOf: ({ latitude, longitude }) => map.project([longitude, latitude]),
    size: () => ({ width: element.clientWidth, height: element.clientHeight }),
    zoom: () => map.getZoom(),
    canZoomIn: () => map.getZoom() < CLOSEST - 0.01,
    zoomBy: (steps) => map.zoomTo(map.getZoom() + steps, { animate: !isStill }),
    show(places, isFirst) {
      const [longitudes, latitudes] = [places.map(({ longitude }) => longitude), places.map(({ latitude }) => latitude)];
      map.fitBounds([Math.min(...longitudes), Math.min(...latitudes), Math.max(...longitudes), Math.max(...latitudes)], { padding: 64, maxZoom: places.length === 1 ? AROUND_ONE : CLOSEST, animate: !isFirst && !isStill });
    },
    view() {
      const { lat: latitude, lng: longitude } = map.getCenter();
      const bounds = map.getBounds();
      return { latitude, longitude, radius: viewRadius({ latitude, longitude }, { north: bounds.getNorth(), east: bounds.getEast() }) };
    },
    remove: () => map.remove(),
  };
}
