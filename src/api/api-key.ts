/** Public name of this client; the API tells clients apart by it [http.headers]. */
export const API_KEY = 'zefira-web';
