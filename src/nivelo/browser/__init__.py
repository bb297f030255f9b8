"""Tables without a server: what `nivelo.server` decides, run by a page in a worker of its own.

The pages do not know the difference: they send the same requests and the same messages. Only the
standard library, msgspec and librt are imported here.
"""
