// The face that products lend to other pages: their cards. Nothing else of this folder may be imported from outside.
export { ProductCard, shownProduct, type ShownProduct } from './ProductCard.tsx'
export { ProductTile, ProductTiles, tileOf, type TileProduct } from './ProductTile.tsx'
