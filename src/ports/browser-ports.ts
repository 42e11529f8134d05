import { CONSENT_COOKIE, formatConsent } from '../domain/visitor/consent.ts';
import { fieldsOf, SEARCH_PATH } from '../domain/urls/forms/search-form.ts';
import type { Api } from '../api/create-api.ts';
import { consent$ } from '../streams/visitor/consent.ts';
import { canLoad } from '../ui/loading/until-loaded.ts';
import { createApiPorts } from './api-ports.ts';
import { createAddressPorts } from './address/change-url.ts';
import type { OpenPage } from './address/change-url.ts';
import { loadPorts } from './load-ports.ts';
import type { LandingPorts, PortsOfFlows } from './page-ports.ts';

const CONSENT_DAYS = 180;

/**
 * Ports of pages that live in a browser.
 * @param serverNow the server's time, in epoch milliseconds
 */
export function browserPorts(api: Api, openPage: OpenPage, serverNow: () => number): PortsOfFlows {
  const landing = createLandingPorts(api, openPage);
  return async (flows) => {
    const { createListingPorts, createConfiguratorBrowserPorts, createFurtherBrowserPorts } = await loadPorts(flows);
    return {
      ...landing,
      ...(createListingPorts && { listing: createListingPorts(api) }),
      ...(createConfiguratorBrowserPorts && { configurator: createConfiguratorBrowserPorts(api) }),
      ...createFurtherBrowserPorts?.(api, serverNow),
    };
  };
}

function createLandingPorts(api: Api, openPage: OpenPage): LandingPorts {
  const { globalSearch } = createApiPorts(api);
  return {
    globalSearch: { ...globalSearch, writeAddress },
    consent: {
      storedConsents: () => consent$((globalThis as { cookieStore?: EventTarget }).cookieStore),
      async storeConsent({ categories }) {
        const secure = location.protocol === 'https:' ? '; Secure' : '';
        document.cookie = `${CONSENT_COOKIE}=${formatConsent(categories)}; Path=/; Max-Age=${CONSENT_DAYS * 86_400}; SameSite=Lax${secure}`;
      },
    },
    navigation: createAddressPorts(window, openPage),
  };
}

/**
 * Its code takes more bytes than the search leaves to the first load of the home page. Browsers remember for good that a
 * module could not be had: from then on the server writes the address, as it does for the plain form, which knows one room.
 */
const writeAddress: LandingPorts['globalSearch']['writeAddress'] = async (searchState) => {
  if (!canLoad()) throw new Error('There is no network');
  try {
    return (await import('../domain/urls/listing-address.ts')).listingAddress(searchState);
  } catch (error) {
    if (searchState.occupancies.length > 1) throw error;
    return `${SEARCH_PATH}?${new URLSearchParams(fieldsOf(searchState))}`;
  }
};
