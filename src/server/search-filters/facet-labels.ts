import type { Language } from '../../domain/language.ts';

interface FacetLabels {
  stars: string;
  boards: string;
  facilities: string;
  rating: string;
  priceRange: string;
  /** A rating of at least so much. */
  ratingFrom: (rating: string) => string;
}

/** Names of the facets; those of their values come from the catalogue. */
export const facetLabels: Record<Language, FacetLabels> = {
  cs: { stars: 'Kategorie', boards: 'Strava', facilities: 'Vybavení', rating: 'Hodnocení', priceRange: 'Cena', ratingFrom: (rating) => `${rating} a více` },
  pl: { stars: 'Kategoria', boards: 'Wyżywienie', facilities: 'Udogodnienia', rating: 'Ocena', priceRange: 'Cena', ratingFrom: (rating) => `${rating} i więcej` },
  ro: { stars: 'Categorie', boards: 'Masă', facilities: 'Facilități', rating: 'Evaluare', priceRange: 'Preț', ratingFrom: (rating) => `${rating} sau mai mult` },
  uk: { stars: 'Категорія', boards: 'Харчування', facilities: 'Зручності', rating: 'Оцінка', priceRange: 'Ціна', ratingFrom: (rating) => `${rating} і більше` },
  hu: { stars: 'Kategória', boards: 'Ellátás', facilities: 'Felszereltség', rating: 'Értékelés', priceRange: 'Ár', ratingFrom: (rating) => `legalább ${rating}` },
};
