/** Replaces the public URL of a file that the bundler would emit. */
export default '/static/file';
