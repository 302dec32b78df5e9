/** Stands in for the content of pictures, fonts, sounds and styles. */
module.exports = { process: () => ({ code: "module.exports = 'asset';" }) };
