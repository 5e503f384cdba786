export default {
  siteMetadata: { siteUrl: 'https://www.example.com' },
  plugins: [
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    'gatsby-transformer-remark',
    { resolve: 'gatsby-source-filesystem', options: { name: 'blog', path: './content/blog' } },
  ],
};
