"""Intervals, ratings and times: figures of many games."""
