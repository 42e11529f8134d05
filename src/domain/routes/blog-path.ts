/** Where the blog is; its posts stand beneath. */
export const BLOG_PATH = '/blog';
