/** Stands for the public address of a file that the bundler would emit. */
export default '/static/file';
